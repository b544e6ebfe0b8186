-- What the code compares with is a code: a sentence may be worded anew, and must not change what happens.
update payments set reason = 'wrong_amount' where reason = 'another amount was paid';
update payments set reason = 'wrong_amount_credited' where reason = 'another amount was paid, and put into the wallet';
