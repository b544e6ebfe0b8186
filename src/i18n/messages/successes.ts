import type { Locale } from '../../domain/text/locale.ts'
import { minutesTaken } from '../../domain/visas/visa-states.ts'
import { timeSpan } from '../time-span.ts'

export type SuccessCode =
  | 'CODE_SENT'
  | 'LONG_CODE_SENT'
  | 'CODE_SENT_BEFORE'
  | 'CODE_SENT_IF_RIGHT'
  | 'CODE_ACCEPTED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'PASSWORD_CHANGED'
  | 'PHONE_CHANGED'
  | 'IDENTITY_CONFIRMED'
  | 'PROFILE_SAVED'
  | 'EMAIL_LINK_SENT'
  | 'ACCOUNT_DEACTIVATED'
  | 'ACCOUNT_ACTIVATED'
  | 'ACCOUNT_DELETED'
  | 'SIGNED_OUT_THERE'
  | 'SIGNED_OUT_ELSEWHERE'
  | 'VOUCHER_GOOD'
  | 'RESERVATION_HELD'
  | 'RESERVATION_MADE'
  | 'RESERVATION_CANCELLED'
  | 'RESERVATION_CHANGED'
  | 'CHANGE_HELD'
  | 'CHANGE_DROPPED'
  | 'PAYMENT_READY'
  | 'SUBSCRIPTION_HELD'
  | 'SUBSCRIPTION_ACTIVE'
  | 'SUBSCRIPTION_CANCELLED'
  | 'PURCHASE_HELD'
  | 'PURCHASE_MADE'
  | 'PURCHASE_CANCELLED'
  | 'TOP_UP_HELD'
  | 'TOP_UP_CANCELLED'
  | 'TOP_UP_RETURNED'
  | 'REDEEMED'
  | 'REDEMPTION_UNDONE'
  | 'TICKET_IN'
  | 'TICKET_OUT'
  | 'PASS_MADE'
  | 'PASS_CANCELLED'
  | 'PAYMENT_SPLIT'
  | 'LINKS_TAKEN_BACK'
  | 'LINK_TAKEN_BACK'
  | 'TICKET_TAKEN'
  | 'ORDER_ACCEPTED'
  | 'AIRLINE_TICKET_ENTERED'
  | 'ORDER_REJECTED'
  | 'TRAVELLER_SAVED'
  | 'TRAVELLER_REMOVED'
  | 'WISHLIST_SAVED'
  | 'WISHLIST_REMOVED'
  | 'NOTE_SAVED'
  | 'WISHLIST_SHARED'
  | 'WISHLIST_UNSHARED'
  | 'NOTIFICATION_SEEN'
  | 'NOTIFICATIONS_SEEN'
  | 'DEVICE_SAVED'
  | 'REMINDERS_SAVED'
  | 'REMINDERS_OFF'
  | 'APPLICATION_HELD'
  | 'APPLICATION_SENT'
  | 'APPLICATION_WITHDRAWN'
  | 'VISA_ANSWER_SENT'
  | 'DRAFT_SAVED'
  | 'DRAFT_REMOVED'
  | 'VISA_TAKEN_UP'
  | 'VISA_LEFT'
  | 'VISA_ASKED'
  | 'VISA_ACCEPTED'
  | 'VISA_REJECTED'
  | 'WAITING_JOINED'
  | 'WAITING_LEFT'
  | 'REVIEW_WRITTEN'
  | 'REVIEW_CHANGED'
  | 'REVIEW_REPORTED'
  | 'ARRIVED'
  | 'NO_SHOW'
  | 'LEFT_EARLY'
  | 'ARRIVAL_UNDONE'
  | 'LATE_SAID'
  | 'LATE_TAKEN_BACK'
  | 'REVIEW_ANSWERED'
  | 'QUESTION_ASKED'
  | 'QUESTION_ANSWERED'

/** The message of a successful call. */
export const successMessages: Record<Locale, Record<SuccessCode, string>> = {
  en: {
    CODE_SENT: 'We have sent you a code by SMS.',
    LONG_CODE_SENT: 'A 12-digit code is on its way by SMS. If you already have one, enter the newest.',
    CODE_SENT_BEFORE: 'Messages to this number are limited for now. Type the newest code that we sent to it.',
    CODE_SENT_IF_RIGHT:
      'There were too many password attempts for this number. If yours is right, a code is on its way to it.',
    CODE_ACCEPTED: 'The code is correct. Now choose a new password.',
    SIGNED_IN: 'You are signed in.',
    SIGNED_OUT: 'You are signed out.',
    PASSWORD_CHANGED: 'Your password has been changed.',
    PHONE_CHANGED: 'Your phone number has been changed.',
    IDENTITY_CONFIRMED: 'Thank you. You can continue.',
    EMAIL_LINK_SENT: 'If your address is not confirmed yet, an email with a link is on its way.',
    PROFILE_SAVED: 'Your personal information has been saved.',
    ACCOUNT_DEACTIVATED: 'Your account is deactivated.',
    ACCOUNT_ACTIVATED: 'Your account is active again.',
    ACCOUNT_DELETED: 'Your account and your personal data have been deleted.',
    SIGNED_OUT_THERE: 'That device has been signed out.',
    SIGNED_OUT_ELSEWHERE: 'You have been signed out everywhere else.',
    VOUCHER_GOOD: 'This voucher is valid.',
    RESERVATION_HELD: 'Your rooms are held. Pay in time to keep them.',
    RESERVATION_MADE: 'Your booking has been made.',
    RESERVATION_CANCELLED: 'Your booking has been cancelled.',
    RESERVATION_CHANGED: 'Your booking has been changed.',
    CHANGE_HELD: 'The new nights are held for you until the difference is paid.',
    CHANGE_DROPPED: 'Your booking stays as it was.',
    PAYMENT_READY: 'You can pay now.',
    SUBSCRIPTION_HELD: 'Your package is waiting for payment.',
    SUBSCRIPTION_ACTIVE: 'Your package is paid. You can use it now, or as soon as your current one has ended.',
    SUBSCRIPTION_CANCELLED: 'Your package has been cancelled.',
    PURCHASE_HELD: 'Your places are held. Pay in time to keep them.',
    PURCHASE_MADE: 'Your purchase has been made.',
    PURCHASE_CANCELLED: 'Your purchase has been cancelled.',
    TOP_UP_HELD: 'Your top-up is waiting for payment.',
    TOP_UP_CANCELLED: 'Your top-up has been cancelled.',
    TOP_UP_RETURNED: 'The money has left your wallet and is being refunded to you.',
    REDEEMED: 'Code accepted. Give the guest the discount.',
    REDEMPTION_UNDONE: 'Undone. The guest can use it again.',
    TICKET_IN: 'Valid ticket. Let them in.',
    TICKET_OUT: 'Left. They can come back in with this ticket.',
    PASS_MADE: 'The link is ready. Send it to the person who should have the ticket.',
    PASS_CANCELLED: 'The link no longer works. The ticket is still yours.',
    PAYMENT_SPLIT: 'The links are ready. Send each person theirs.',
    LINKS_TAKEN_BACK: 'The links no longer work. You can pay yourself, or create new ones.',
    LINK_TAKEN_BACK: 'The link no longer works.',
    TICKET_TAKEN: 'The ticket is yours now.',
    ORDER_ACCEPTED: 'The order is accepted. The customer has been told.',
    AIRLINE_TICKET_ENTERED: 'The airline’s ticket has been sent to the customer.',
    ORDER_REJECTED: 'The order is rejected. The customer gets a full refund.',
    TRAVELLER_SAVED: 'Saved. You can choose them when you book.',
    TRAVELLER_REMOVED: 'Removed from your travellers.',
    WISHLIST_SAVED: 'Saved to your wishlist.',
    WISHLIST_REMOVED: 'Removed from your wishlist.',
    NOTE_SAVED: 'Your note has been saved.',
    WISHLIST_SHARED: 'The link to your wishlist is ready.',
    WISHLIST_UNSHARED: 'The link no longer works.',
    NOTIFICATION_SEEN: 'Marked as seen.',
    NOTIFICATIONS_SEEN: 'All notifications are marked as seen.',
    DEVICE_SAVED: 'Notifications are on for this device.',
    REMINDERS_SAVED: 'Your reminders are saved.',
    REMINDERS_OFF: 'Prayer reminders are off.',
    APPLICATION_HELD: 'Your application will be sent once you have paid the fee.',
    APPLICATION_SENT: 'Your application has been sent.',
    APPLICATION_WITHDRAWN: 'Your application has been withdrawn.',
    VISA_ANSWER_SENT: 'Thank you. We are continuing with your application.',
    DRAFT_SAVED: 'Saved for your other devices.',
    DRAFT_REMOVED: 'Removed.',
    VISA_TAKEN_UP: `The application is reserved for you for ${timeSpan('en', minutesTaken, 'minute')}.`,
    VISA_LEFT: 'Your colleagues can now work on the application.',
    VISA_ASKED: 'The customer has been asked.',
    VISA_ACCEPTED: 'The visa has been sent to the customer.',
    VISA_REJECTED: 'The application is rejected. The customer has been told.',
    WAITING_JOINED: 'You are on the waiting list. We will tell you when it is available.',
    WAITING_LEFT: 'You have left the waiting list.',
    REVIEW_WRITTEN: 'Thank you. Your review is on the page now.',
    REVIEW_CHANGED: 'Your review has been changed.',
    REVIEW_REPORTED: 'Thank you. Somebody will look at it.',
    ARRIVED: 'Recorded: the guests have arrived.',
    NO_SHOW: 'Recorded: the guests did not arrive. They have been told.',
    LEFT_EARLY: 'Recorded: the guests left early. They have been told.',
    ARRIVAL_UNDONE: 'Undone.',
    LATE_SAID: 'The property knows when to expect you.',
    LATE_TAKEN_BACK: 'The property expects you as planned.',
    REVIEW_ANSWERED: 'Your answer is on the page now. The guest has been told.',
    QUESTION_ASKED: 'Your question is with the property. We will let you know when it answers.',
    QUESTION_ANSWERED: 'Your answer is on the page now. The guest who asked has been told.',
  },
  ar: {
    CODE_SENT: 'أرسلنا إليك رمزاً في رسالة نصية.',
    LONG_CODE_SENT: 'سيصلك رمز من 12 رقماً في رسالة نصية. إن وصلك رمز طويل من قبل فأدخل الأحدث.',
    CODE_SENT_BEFORE: 'عدد الرسائل إلى هذا الرقم محدود حالياً. يرجى إدخال أحدث رمز أرسلناه إليه.',
    CODE_SENT_IF_RIGHT: 'جُرّبت كلمات مرور كثيرة لهذا الرقم. إذا كانت كلمة مرورك صحيحة فسيصلك رمز في رسالة نصية.',
    CODE_ACCEPTED: 'الرمز صحيح. يمكنك الآن اختيار كلمة مرور جديدة.',
    SIGNED_IN: 'تم تسجيل الدخول.',
    SIGNED_OUT: 'تم تسجيل الخروج.',
    PASSWORD_CHANGED: 'تم تغيير كلمة المرور.',
    PHONE_CHANGED: 'تم تغيير رقم الهاتف.',
    IDENTITY_CONFIRMED: 'شكراً لك، يمكنك المتابعة الآن.',
    EMAIL_LINK_SENT: 'إن لم يكن عنوانك مؤكداً بعد، فستصلك رسالة تحوي رابطاً.',
    PROFILE_SAVED: 'تم حفظ معلوماتك الشخصية.',
    ACCOUNT_DEACTIVATED: 'تم تعطيل حسابك.',
    ACCOUNT_ACTIVATED: 'تم تفعيل حسابك من جديد.',
    ACCOUNT_DELETED: 'تم حذف حسابك وبياناتك الشخصية.',
    SIGNED_OUT_THERE: 'تم تسجيل الخروج من ذلك الجهاز.',
    SIGNED_OUT_ELSEWHERE: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
    VOUCHER_GOOD: 'هذه القسيمة صالحة للاستخدام.',
    RESERVATION_HELD: 'الغرف محفوظة لك مؤقتاً. يرجى الدفع ضمن المهلة كي تبقى لك.',
    RESERVATION_MADE: 'تم الحجز.',
    RESERVATION_CANCELLED: 'تم إلغاء الحجز.',
    RESERVATION_CHANGED: 'تم تغيير حجزك.',
    CHANGE_HELD: 'حُفظت لك الليالي الجديدة حتى دفع الفرق.',
    CHANGE_DROPPED: 'بقي حجزك كما كان.',
    PAYMENT_READY: 'يمكنك الدفع الآن.',
    SUBSCRIPTION_HELD: 'باقتك بانتظار الدفع.',
    SUBSCRIPTION_ACTIVE: 'تم دفع ثمن باقتك. يمكنك استخدامها الآن، أو فور انتهاء باقتك الحالية.',
    SUBSCRIPTION_CANCELLED: 'تم إلغاء باقتك.',
    PURCHASE_HELD: 'أماكنك محفوظة لك. يرجى الدفع خلال المهلة للاحتفاظ بها.',
    PURCHASE_MADE: 'تم الشراء بنجاح.',
    PURCHASE_CANCELLED: 'تم إلغاء الشراء.',
    TOP_UP_HELD: 'عملية الشحن بانتظار الدفع.',
    TOP_UP_CANCELLED: 'تم إلغاء عملية الشحن.',
    TOP_UP_RETURNED: 'سُحب المبلغ من محفظتك، وهو في طريقه إليك.',
    REDEEMED: 'الرمز صالح. امنح الضيف الخصم.',
    REDEMPTION_UNDONE: 'تم التراجع، وأُعيدت المرة إلى الضيف.',
    TICKET_IN: 'التذكرة صالحة. أهلاً وسهلاً.',
    TICKET_OUT: 'تم تسجيل الخروج، ويمكن الدخول بالتذكرة من جديد.',
    PASS_MADE: 'الرابط جاهز. أرسله إلى من تريد أن يحصل على التذكرة.',
    PASS_CANCELLED: 'لم يعد الرابط صالحاً، والتذكرة ما زالت لك.',
    PAYMENT_SPLIT: 'الروابط جاهزة. أرسل إلى كل شخص رابطه.',
    LINKS_TAKEN_BACK: 'لم تعد الروابط صالحة. يمكنك الدفع بنفسك أو إنشاء روابط جديدة.',
    LINK_TAKEN_BACK: 'لم يعد الرابط صالحاً.',
    TICKET_TAKEN: 'أصبحت التذكرة لك.',
    ORDER_ACCEPTED: 'تم تأكيد الطلب، وأُبلغ الزبون.',
    AIRLINE_TICKET_ENTERED: 'وصلت تذكرة شركة الطيران إلى الزبون، وأُبلغ بذلك.',
    ORDER_REJECTED: 'رُفض الطلب، ويُعاد كل ما دُفع.',
    TRAVELLER_SAVED: 'تم الحفظ. يمكنك اختيار هذا المسافر عند الحجز.',
    TRAVELLER_REMOVED: 'تم حذف المسافر من قائمتك.',
    WISHLIST_SAVED: 'تمت الإضافة إلى المفضلة.',
    WISHLIST_REMOVED: 'تمت الإزالة من المفضلة.',
    NOTE_SAVED: 'تم حفظ ملاحظتك.',
    WISHLIST_SHARED: 'أصبح لمفضلتك رابط.',
    WISHLIST_UNSHARED: 'تم إبطال الرابط.',
    NOTIFICATION_SEEN: 'تمت القراءة.',
    NOTIFICATIONS_SEEN: 'تمت قراءة كل الإشعارات.',
    DEVICE_SAVED: 'تظهر إشعاراتك على هذا الجهاز.',
    REMINDERS_SAVED: 'تم حفظ التذكير.',
    REMINDERS_OFF: 'لن يصلك تذكير بالصلوات بعد الآن.',
    APPLICATION_HELD: 'طلبك بانتظار دفع الرسم، ويُعتمد بعد دفعه.',
    APPLICATION_SENT: 'أُرسل طلبك.',
    APPLICATION_WITHDRAWN: 'سُحب طلبك.',
    VISA_ANSWER_SENT: 'شكراً لك. نواصل العمل على طلبك.',
    DRAFT_SAVED: 'حُفظ لأجهزتك الأخرى.',
    DRAFT_REMOVED: 'تم الحذف.',
    VISA_TAKEN_UP: `الطلب لك لمدة ${timeSpan('ar', minutesTaken, 'minute')}.`,
    VISA_LEFT: 'أصبح الطلب متاحاً لزملائك.',
    VISA_ASKED: 'أُبلغ الزبون بالمطلوب.',
    VISA_ACCEPTED: 'وصلت التأشيرة إلى الزبون.',
    VISA_REJECTED: 'رُفض الطلب وأُبلغ الزبون.',
    WAITING_JOINED: 'أنت في قائمة الانتظار، وسنخبرك عندما يصبح متاحاً.',
    WAITING_LEFT: 'غادرت قائمة الانتظار.',
    REVIEW_WRITTEN: 'شكراً لك. تقييمك ظاهر الآن في الصفحة.',
    REVIEW_CHANGED: 'تم تعديل تقييمك.',
    REVIEW_REPORTED: 'شكراً لك. سننظر في الأمر.',
    ARRIVED: 'سُجّل: وصل الضيوف.',
    NO_SHOW: 'سُجّل: لم يصل الضيوف، وأُبلغوا بذلك.',
    LEFT_EARLY: 'سُجّل: غادر الضيوف مبكراً، وأُبلغوا بذلك.',
    ARRIVAL_UNDONE: 'تم التراجع.',
    LATE_SAID: 'تم إبلاغ مكان الإقامة بوقت وصولك.',
    LATE_TAKEN_BACK: 'ينتظرك مكان الإقامة في الموعد.',
    REVIEW_ANSWERED: 'ردّك ظاهر الآن في الصفحة، وأُبلغ الضيف به.',
    QUESTION_ASKED: 'وصل سؤالك إلى مكان الإقامة، وسنبلغك بالرد.',
    QUESTION_ANSWERED: 'ردّك ظاهر الآن في الصفحة، وأُبلغ صاحب السؤال به.',
  },
  ku: {
    CODE_SENT: 'کۆدێکمان بە نامەی کورت بۆ ناردیت.',
    LONG_CODE_SENT: 'کۆدێکی 12 ژمارەییت بە نامەی کورت بۆ دێت. ئەگەر پێشتر کۆدی درێژت بۆ هاتووە، نوێترینیان بنووسە.',
    CODE_SENT_BEFORE:
      'لە ئێستادا ژمارەی نامەکان بۆ ئەم ژمارەی مۆبایلە سنووردارە. تکایە نوێترین کۆد بنووسە کە بۆمان ناردوویت.',
    CODE_SENT_IF_RIGHT:
      'بۆ ئەم ژمارەیە چەندین وشەی نهێنی تاقی کراونەتەوە. ئەگەر هی تۆ دروست بێت، کۆدێکت بە نامە بۆ دێت.',
    CODE_ACCEPTED: 'کۆدەکە دروستە. ئێستا وشەیەکی نهێنیی نوێ هەڵبژێرە.',
    SIGNED_IN: 'چوویتە ناو هەژمارەکەت.',
    SIGNED_OUT: 'لە هەژمارەکەت چوویتە دەرەوە.',
    PASSWORD_CHANGED: 'وشەی نهێنییەکەت گۆڕدرا.',
    PHONE_CHANGED: 'ژمارەی مۆبایلەکەت گۆڕدرا.',
    IDENTITY_CONFIRMED: 'سوپاس، ئێستا دەتوانیت بەردەوام بیت.',
    EMAIL_LINK_SENT: 'ئەگەر ناونیشانەکەت هێشتا پشتڕاست نەکراوەتەوە، ئیمەیڵێک بە بەستەرێکەوە دێت.',
    PROFILE_SAVED: 'زانیارییە کەسییەکانت پاشەکەوت کران.',
    ACCOUNT_DEACTIVATED: 'هەژمارەکەت ناچالاک کرا.',
    ACCOUNT_ACTIVATED: 'هەژمارەکەت دووبارە چالاک کرایەوە.',
    ACCOUNT_DELETED: 'هەژمارەکەت و زانیارییە کەسییەکانت سڕدرانەوە.',
    SIGNED_OUT_THERE: 'ئەو ئامێرە لە هەژمارەکەت دەرکرا.',
    SIGNED_OUT_ELSEWHERE: 'لە هەموو ئامێرەکانی تر چوویتە دەرەوە.',
    VOUCHER_GOOD: 'ئەم کۆدی داشکاندنە کار دەکات.',
    RESERVATION_HELD: 'ژوورەکان بۆت ڕاگیراون. تکایە لە کاتی خۆیدا پارەکە بدە تا لەدەستیان نەدەیت.',
    RESERVATION_MADE: 'حجزەکەت کرا.',
    RESERVATION_CANCELLED: 'حجزەکەت هەڵوەشێندرایەوە.',
    RESERVATION_CHANGED: 'حجزەکەت گۆڕدرا.',
    CHANGE_HELD: 'شەوە نوێیەکان بۆت ڕاگیران تا جیاوازییەکە دەدرێت.',
    CHANGE_DROPPED: 'حجزەکەت وەک خۆی مایەوە.',
    PAYMENT_READY: 'ئێستا دەتوانیت پارەکە بدەیت.',
    SUBSCRIPTION_HELD: 'پاکێجەکەت چاوەڕێی پارەدانە.',
    SUBSCRIPTION_ACTIVE: 'پارەی پاکێجەکەت درا. دەتوانیت ئێستا بەکاری بهێنیت، یان هەر کە پاکێجی ئێستات تەواو بوو.',
    SUBSCRIPTION_CANCELLED: 'پاکێجەکەت هەڵوەشێندرایەوە.',
    PURCHASE_HELD: 'جێگەکان بۆت ڕاگیراون. تکایە لە کاتی خۆیدا پارەکە بدە بۆ ئەوەی لەدەستیان نەدەیت.',
    PURCHASE_MADE: 'کڕینەکەت ئەنجام درا.',
    PURCHASE_CANCELLED: 'کڕینەکەت هەڵوەشێندرایەوە.',
    TOP_UP_HELD: 'پڕکردنەوەی جزدانەکە چاوەڕێی پارەدانە.',
    TOP_UP_CANCELLED: 'پڕکردنەوەی جزدانەکە هەڵوەشێندرایەوە.',
    TOP_UP_RETURNED: 'پارەکە لە جزدانەکەت بڕدرا و بۆت دەگەڕێندرێتەوە.',
    REDEEMED: 'کۆدەکە دروستە. داشکاندنەکە بۆ میوانەکە بکە.',
    REDEMPTION_UNDONE: 'پاشگەز بوویتەوە. میوانەکە دەتوانێت دووبارە بەکاری بهێنێت.',
    TICKET_IN: 'بلیتەکە دروستە. بەخێر بێن.',
    TICKET_OUT: 'چووە دەرەوە. دەتوانێت بە هەمان بلیت بێتەوە ژوورەوە.',
    PASS_MADE: 'بەستەرەکە ئامادەیە. بۆ ئەو کەسەی بنێرە کە دەتەوێت بلیتەکەی هەبێت.',
    PASS_CANCELLED: 'بەستەرەکە چیتر کار ناکات. بلیتەکە هێشتا هی خۆتە.',
    PAYMENT_SPLIT: 'بەستەرەکان ئامادەن. بەستەری هەر کەسێک بۆ خۆی بنێرە.',
    LINKS_TAKEN_BACK: 'بەستەرەکان چیتر کار ناکەن. دەتوانیت خۆت پارەکە بدەیت یان بەستەری نوێ دروست بکەیت.',
    LINK_TAKEN_BACK: 'بەستەرەکە چیتر کار ناکات.',
    TICKET_TAKEN: 'بلیتەکە ئێستا هی تۆیە.',
    ORDER_ACCEPTED: 'داواکارییەکە پشتڕاست کرایەوە و کڕیار ئاگادار کرایەوە.',
    AIRLINE_TICKET_ENTERED: 'بلیتی هێڵی ئاسمانی گەیشتە دەستی کڕیار و ئاگادار کرایەوە.',
    ORDER_REJECTED: 'داواکارییەکە ڕەت کرایەوە، و هەموو ئەو پارەیەی درابوو دەگەڕێندرێتەوە.',
    TRAVELLER_SAVED: 'پاشەکەوت کرا. دەتوانیت لە کاتی حجزکردندا هەڵیبژێریت.',
    TRAVELLER_REMOVED: 'گەشتیارەکە لە لیستەکەت سڕدرایەوە.',
    WISHLIST_SAVED: 'خرایە ناو دڵخوازەکانت.',
    WISHLIST_REMOVED: 'لە دڵخوازەکانت لابرا.',
    NOTE_SAVED: 'تێبینییەکەت پاشەکەوت کرا.',
    WISHLIST_SHARED: 'دڵخوازەکانت ئێستا بەستەرێکی هەیە.',
    WISHLIST_UNSHARED: 'بەستەرەکە چیتر کار ناکات.',
    NOTIFICATION_SEEN: 'بینرا.',
    NOTIFICATIONS_SEEN: 'هەموو ئاگادارکردنەوەکان بینران.',
    DEVICE_SAVED: 'ئاگادارکردنەوەکانت لەسەر ئەم ئامێرە دەردەکەون.',
    REMINDERS_SAVED: 'بیرخستنەوەکانت پاشەکەوت کران.',
    REMINDERS_OFF: 'چیتر کاتی بانگت بیر ناخرێتەوە.',
    APPLICATION_HELD: 'داواکارییەکەت چاوەڕێی دانی ڕسوومە. دوای پارەدان دەنێردرێت.',
    APPLICATION_SENT: 'داواکارییەکەت نێردرا.',
    APPLICATION_WITHDRAWN: 'داواکارییەکەت کشێندرایەوە.',
    VISA_ANSWER_SENT: 'سوپاس. بەردەوام دەبین لە کارکردن لەسەر داواکارییەکەت.',
    DRAFT_SAVED: 'بۆ ئامێرەکانی ترت پاشەکەوت کرا.',
    DRAFT_REMOVED: 'سڕدرایەوە.',
    VISA_TAKEN_UP: `داواکارییەکە بۆ ${timeSpan('ku', minutesTaken, 'minute')} هی تۆیە.`,
    VISA_LEFT: 'هاوکارەکانت ئێستا دەتوانن داواکارییەکە وەربگرن.',
    VISA_ASKED: 'داوا لە کڕیارەکە کرا.',
    VISA_ACCEPTED: 'ڤیزاکە گەیشتە دەستی کڕیارەکە.',
    VISA_REJECTED: 'داواکارییەکە ڕەت کرایەوە و کڕیارەکە ئاگادار کرایەوە.',
    WAITING_JOINED: 'لە لیستی چاوەڕوانیدایت. کاتێک بەردەست بوو ئاگادارت دەکەینەوە.',
    WAITING_LEFT: 'لیستی چاوەڕوانیت بەجێ هێشت.',
    REVIEW_WRITTEN: 'سوپاس. هەڵسەنگاندنەکەت ئێستا لە پەڕەکەدایە.',
    REVIEW_CHANGED: 'هەڵسەنگاندنەکەت گۆڕدرا.',
    REVIEW_REPORTED: 'سوپاس. سەیری دەکەین.',
    ARRIVED: 'تۆمار کرا: میوانەکان گەیشتن.',
    NO_SHOW: 'تۆمار کرا: میوانەکان نەهاتن و ئاگادار کرانەوە.',
    LEFT_EARLY: 'تۆمار کرا: میوانەکان زوو ڕۆیشتن و ئاگادار کرانەوە.',
    ARRIVAL_UNDONE: 'پاشگەز بوویتەوە.',
    LATE_SAID: 'شوێنی مانەوەکە لە کاتی گەیشتنت ئاگادار کرایەوە.',
    LATE_TAKEN_BACK: 'شوێنی مانەوەکە لە کاتی خۆیدا چاوەڕێتە.',
    REVIEW_ANSWERED: 'وەڵامەکەت ئێستا لە پەڕەکەدایە و میوانەکە ئاگادار کرایەوە.',
    QUESTION_ASKED: 'پرسیارەکەت گەیشتە شوێنی مانەوەکە. کە وەڵام درایەوە ئاگادارت دەکەینەوە.',
    QUESTION_ANSWERED: 'وەڵامەکەت ئێستا لە پەڕەکەدایە و ئەوەی پرسیبووی ئاگادار کرایەوە.',
  },
}
