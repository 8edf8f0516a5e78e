import { createContext, use } from 'react';
import type { TokenKind } from './kinds';
import type { Token } from './readTokens';

export const TokenContext = createContext<readonly Token[]>([]);

/** The tokens of these kinds, in the order of the token file. */
export const useTokens = (...kinds: TokenKind[]): Token[] =>
  use(TokenContext).filter(({ kind }) => kinds.includes(kind));
