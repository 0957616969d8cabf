import '@ionic/react/css/core.css';
import {
  IonBadge,
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonCol,
  IonGrid,
  IonProgressBar,
  IonRow,
  setupIonicReact,
} from '@ionic/react';
import { createRoot } from 'react-dom/client';

import { products, PRODUCTS, type ProductItem } from '../data.ts';
import { root } from '../root.ts';
import { useLeft } from '../use-left.ts';

setupIonicReact();

function Product({ item }: { item: ProductItem }) {
  const left = useLeft(item.endsAt);
  return (
    <IonCard data-item>
      <img src={item.picture} alt="" width={96} height={96} />
      <IonCardHeader>
        <IonBadge color="danger">{left}</IonBadge>
        <IonCardTitle>{item.name}</IonCardTitle>
        <IonCardSubtitle>{item.price}</IonCardSubtitle>
      </IonCardHeader>
      <IonCardContent>
        <IonGrid>
          <IonRow>
            {item.figures.map(({ label, value }) => (
              <IonCol key={label}>
                <div>{label}</div>
                <strong>{value}</strong>
              </IonCol>
            ))}
          </IonRow>
        </IonGrid>
        <IonProgressBar value={item.permille / 1000} />
        <span>{item.sold}</span>
        <div>
          <IonButton href={item.href}>Details</IonButton>
          <IonButton href={item.href}>Lease</IonButton>
        </div>
      </IonCardContent>
    </IonCard>
  );
}

createRoot(root()).render(
  <>
    {products(PRODUCTS).map((item) => (
      <Product key={item.id} item={item} />
    ))}
  </>,
);
