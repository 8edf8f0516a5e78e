import { useId, useState } from 'react';

/** State and identity for a sample of a controlled field. */
export function useSampleField<T>(start: T) {
  const id = useId();
  const [value, onChange] = useState(start);
  return { id, name: id, value, onChange };
}
