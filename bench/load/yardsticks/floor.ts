import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least server that could do the shop's work: no sign-on, no checks but stock and balance, plain prepared statements.
 * What it does in a second on a machine is what that machine can do in Node with PostgreSQL.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

type Asked = { headers: { authorization?: string } };
const memberOf = ({ headers }: Asked) => Number(headers.authorization?.slice('Bearer '.length));

const ask = async (on: pg.Pool | pg.PoolClient, name: string, text: string, values: unknown[]) =>
  (await on.query({ name, text, values })).rows;

app.post<{ Body: { prodCat3Id: string } }>('/api/shop/productlist', async ({ body }) => ({
  products: await ask(pool, 'list', 'select id, name, price, stock from products where category_id = $1 order by id', [
    body.prodCat3Id,
  ]),
}));

app.post<{ Body: { productId: string } }>('/api/shop/addtobasket', async (request) => {
  const member = memberOf(request);
  const [basket] = await ask(
    pool,
    'open',
    'insert into baskets (member_id) values ($1) on conflict (member_id) where is_open do update set is_open = true returning id',
    [member],
  );
  await ask(
    pool,
    'add',
    'insert into basket_lines values ($1, $2, 1) on conflict (basket_id, product_id) do update set qty = basket_lines.qty + 1',
    [basket.id, request.body.productId],
  );
  return (await sums(member))[0];
});

const sums = (member: number) =>
  ask(
    pool,
    'sums',
    `select coalesce(sum(l.qty), 0) as qty, coalesce(sum(l.qty * p.price), 0)::int as "vfyTotal" from baskets b
     join basket_lines l on l.basket_id = b.id join products p on p.id = l.product_id where b.member_id = $1 and b.is_open`,
    [member],
  );

app.post('/api/shop/getbasket', async (request) => ({
  basket: await ask(
    pool,
    'basket',
    `select p.id, p.name, p.price, l.qty from baskets b join basket_lines l on l.basket_id = b.id
     join products p on p.id = l.product_id where b.member_id = $1 and b.is_open order by p.id`,
    [memberOf(request)],
  ),
}));

app.post('/api/shop/getCheckoutOrderSummary', async (request) => {
  const member = memberOf(request);
  const [account] = await ask(pool, 'balance', 'select balance from accounts where id = $1', [member]);
  const [total] = await sums(member);
  return { ...total, pointsAvailable: Number(account.balance), cellNum: '+27820000001' };
});

app.post<{ Body: { vfyTotal: number } }>('/api/shop/placeOrder', async (request) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const order = await place(client, memberOf(request), request.body.vfyTotal);
    await client.query('commit');
    return order;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

async function place(client: pg.PoolClient, member: number, seen: number) {
  const [basket] = await ask(
    client,
    'lock basket',
    'select id from baskets where member_id = $1 and is_open for update',
    [member],
  );
  const lines = await ask(
    client,
    'take stock',
    `with locked as (select p.id, p.price, l.qty from basket_lines l join products p on p.id = l.product_id
       where l.basket_id = $1 order by p.id for no key update of p)
     update products p set stock = stock - k.qty from locked k where p.id = k.id returning p.id, k.price, k.qty`,
    [basket.id],
  );
  const points = lines.reduce((sum, { price, qty }) => sum + Number(price) * qty, 0);
  if (points !== seen) throw new Error('The total has changed.');
  const [order] = await ask(
    client,
    'order',
    'insert into orders (basket_id, member_id, points) values ($1, $2, $3) returning id',
    [basket.id, member, points],
  );
  await ask(
    client,
    'lines',
    'insert into order_lines select $1, product_id, qty, price from basket_lines join products on id = product_id where basket_id = $2',
    [order.id, basket.id],
  );
  await ask(client, 'close', 'update baskets set is_open = false where id = $1', [basket.id]);
  await ask(client, 'pay', 'update accounts set balance = balance - $2 where id = $1', [member, points]);
  await ask(
    client,
    'post',
    `with posted as (insert into transactions (kind) values ('order') returning id)
     insert into legs select id, $1, -$2::bigint from posted union all select id, 0, $2::bigint from posted`,
    [member, points],
  );
  return { orderNum: String(order.id), points };
}

app.post<{ Body: { search: string } }>('/api/site/getmemberlist', async ({ body }) => ({
  memberList: await ask(
    pool,
    'search',
    'select id, search_text from people where $1 <% search_text order by $1 <<-> search_text, search_text limit 200',
    [body.search.toLowerCase()],
  ),
}));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
