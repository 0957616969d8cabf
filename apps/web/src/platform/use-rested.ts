import { useEffect, useState } from 'react';

/** Follow a value that changes quickly, once it has rested for a while: what is typed, to ask a service about it. */
export function useRested<T>(value: T, ms = 250): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
