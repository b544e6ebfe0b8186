-- What a customer has read on a page or printed keeps its number: invoices of orders came later than the first transactions.
alter table transactions add column invoice text;
update transactions set invoice = to_char(created_at at time zone 'Asia/Baghdad', 'YYYYMM') || '-' || lpad(id::text, 6, '0')
  where item_type = 'reservation';
