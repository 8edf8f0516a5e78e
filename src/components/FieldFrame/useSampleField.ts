import { useId, useState } from 'react';

/** State, id and name for a sample of a controlled field. */
export function useSampleField<T>(initialValue: T) {
  const id = useId();
  const [value, onChange] = useState(initialValue);
  return { id, name: id, value, onChange };
}
