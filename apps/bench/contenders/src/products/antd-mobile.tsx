import { Button, Card, Grid, Image, ProgressBar, Tag } from 'antd-mobile';
import { createRoot } from 'react-dom/client';

import { products, PRODUCTS, type ProductItem } from '../data.ts';
import { root } from '../root.ts';
import { useLeft } from '../use-left.ts';

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
    {products(PRODUCTS).map((item) => (
      <Product key={item.id} item={item} />
    ))}
  </>,
);
