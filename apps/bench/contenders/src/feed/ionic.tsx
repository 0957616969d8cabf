import '@ionic/react/css/core.css';
import {
  IonApp,
  IonButton,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonContent,
  IonImg,
  IonInfiniteScroll,
  IonInfiniteScrollContent,
  setupIonicReact,
} from '@ionic/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { COVER, PAGE, posts, POSTS } from '../data.ts';
import { root } from '../root.ts';

setupIonicReact();
const all = posts(POSTS);

function Feed() {
  const [shown, setShown] = useState(PAGE);
  return (
    <IonApp>
      <IonContent>
        {all.slice(0, shown).map((item) => (
          <IonCard key={item.id} data-item>
            <IonCardHeader>
              <IonCardTitle>{item.name}</IonCardTitle>
              <IonCardSubtitle>{item.time}</IonCardSubtitle>
            </IonCardHeader>
            <IonCardContent>{item.text}</IonCardContent>
            {(item.video === null ? item.pictures : [COVER]).map((src) => (
              <IonImg key={src} src={src} alt="" style={{ height: '240px' }} />
            ))}
            <IonButton fill="clear">{item.likes}</IonButton>
            <IonButton fill="clear">{item.comments}</IonButton>
          </IonCard>
        ))}
        <IonInfiniteScroll
          disabled={shown >= all.length}
          onIonInfinite={(event) => {
            setShown((count) => count + PAGE);
            void event.target.complete();
          }}
        >
          <IonInfiniteScrollContent />
        </IonInfiniteScroll>
      </IonContent>
    </IonApp>
  );
}

createRoot(root()).render(<Feed />);
