import { useEffect, useState } from 'react';

/** Follow a value that changes quickly, once it has rested for a while: what is typed, to ask a service about it. */
export function useDebounced<T>(value: T, ms = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
