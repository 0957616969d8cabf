import type { PageElement } from './open-pdf.ts';

/** Render a page's content for screen readers: its own tags as elements of this page. */
export function PageText({ elements }: { elements: readonly PageElement[] }) {
  return elements.map((element, index) => <Element key={index} element={element} />);
}

function Element({ element: { role, text, children } }: { element: PageElement }) {
  const below = children.length > 0 ? <PageText elements={children} /> : null;
  switch (role) {
    case 'H1':
      return <h2>{text}</h2>;
    case 'H2':
      return <h3>{text}</h3>;
    case 'P':
      return <p>{text}</p>;
    case 'Table':
      return (
        <table>
          <tbody>{below}</tbody>
        </table>
      );
    case 'TR':
      return <tr>{below}</tr>;
    case 'TH':
      return <th>{text}</th>;
    case 'TD':
      return <td>{text}</td>;
    default:
      return below;
  }
}
