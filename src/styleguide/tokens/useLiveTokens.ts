import { useEffect, useState } from 'react';
import { readTokens, type Token } from './readTokens';

/** All tokens, read again when the window changes and when the token file has been saved. */
export function useLiveTokens(): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([]);

  useEffect(() => {
    const read = () => setTokens(readTokens());
    const frame = requestAnimationFrame(read);
    const styleSheets = new MutationObserver(read);
    styleSheets.observe(document.head, { childList: true });
    window.addEventListener('resize', read);
    return () => {
      cancelAnimationFrame(frame);
      styleSheets.disconnect();
      window.removeEventListener('resize', read);
    };
  }, []);

  return tokens;
}
