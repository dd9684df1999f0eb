import { createContext, useContext } from 'react';
import type { Edition } from './generated.ts';

/** The convention's edition; the app fills it in before it shows anything. */
export const EditionContext = createContext<Edition | null>(null);

/** The convention's edition: its days, prices and names. */
export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition needs an edition around it');
  return edition;
}
