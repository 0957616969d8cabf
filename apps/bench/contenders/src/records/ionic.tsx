import '@ionic/react/css/core.css';
import {
  IonApp,
  IonContent,
  IonInfiniteScroll,
  IonInfiniteScrollContent,
  IonItem,
  IonLabel,
  IonList,
  IonNote,
  setupIonicReact,
} from '@ionic/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { PAGE, records, RECORDS } from '../data.ts';
import { root } from '../root.ts';

setupIonicReact();
const all = records(RECORDS);

function Records() {
  const [shown, setShown] = useState(PAGE);
  return (
    <IonApp>
      <IonContent>
        <IonList>
          {all.slice(0, shown).map(({ id, title, time, source, amount, status }) => (
            <IonItem key={id} data-item href={`#/user/record?id=${id}`}>
              <IonLabel>
                <h2>{title}</h2>
                <p>
                  {time} · {source}
                </p>
              </IonLabel>
              <IonNote slot="end">
                <strong>{amount}</strong>
                <div>{status}</div>
              </IonNote>
            </IonItem>
          ))}
        </IonList>
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

createRoot(root()).render(<Records />);
