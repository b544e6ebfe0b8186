-- A stay in two parts at two properties: two orders, of which the later one is paid with the payment of the first. The first is that of the
-- property with the smaller number, so that whoever locks both orders by their ids locks their nights in one order, too.
alter table orders add column paid_with integer references orders check (paid_with < id);
create unique index orders_by_paid_with on orders (paid_with) where paid_with is not null;

-- Until when it can be cancelled without a fee, because the property of its other part has rejected that.
alter table reservations add column free_until timestamptz;

-- A joint payment has brought each of both orders its own price; what dividing the dinars leaves is the first one's.
create or replace view counted_payments as
select o.id as order_id, p.id as payment_id, p.price - coalesce(j.total, 0) as price,
  p.amount - coalesce(round(p.amount::numeric * j.total / p.price)::bigint, 0) as amount, null::integer as change_id
from orders o join payments p on p.id = o.paid_by left join orders j on j.paid_with = o.id and j.paid_by = p.id
where o.paid_with is null
union all
select c.order_id, p.id, p.price, p.amount, c.id
from reservation_changes c join payments p on p.id = c.payment_id
union all
select j.id, p.id, j.total, round(p.amount::numeric * j.total / p.price)::bigint, null::integer
from orders j join payments p on p.id = j.paid_by
where j.paid_with is not null
union all
select t.order_id, p.id, p.price, p.amount, null::integer
from order_parts t join orders o on o.id = t.order_id join payments p on p.id = t.paid_by
where t.ended_at is null and t.paid_by is distinct from o.paid_by;
