import { Button, Card, Grid, Image, ProgressBar, Tag } from 'antd-mobile';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { leftText, products, root, type ProductItem } from '../data.ts';

/** A countdown as it is written where a library brings none: state and an interval in each card. */
function useLeft(endsAt: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return leftText(endsAt, now);
}

function Product({ item }: { item: ProductItem }) {
  const left = useLeft(item.endsAt);
  return (
    <Card
      title={<a href={item.href}>{item.name}</a>}
      extra={<Tag color="danger">{left}</Tag>}
      data-item
      style={{ marginBottom: 12 }}
    >
      <Image src={item.picture} width={96} height={96} fit="contain" />
      <p>{item.price}</p>
      <Grid columns={3}>
        {item.figures.map(({ label, value }) => (
          <Grid.Item key={label}>
            <div>{label}</div>
            <strong>{value}</strong>
          </Grid.Item>
        ))}
      </Grid>
      <ProgressBar percent={item.permille / 10} text={item.sold} />
      <Button block color="primary" onClick={() => location.assign(item.href)}>
        Lease
      </Button>
    </Card>
  );
}

createRoot(root()).render(
  <>
    {products().map((item) => (
      <Product key={item.id} item={item} />
    ))}
  </>,
);
