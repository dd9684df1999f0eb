import { useEffect, useState } from 'react';
import { type Problem, problemOf } from '#core/api/problem.ts';
import { type EditionPreview, usePreviewEditionMutation } from '#core/api/staff.ts';
import { type EditionValues, formOf } from './edition-values.ts';

/** ms without a key before the server is asked. */
const PAUSE = 400;

interface Known {
  /** The values that it is about. */
  of: string;
  preview?: EditionPreview;
  problem?: Problem;
}

interface Shown extends Omit<Known, 'of'> {
  mail?: EditionPreview['mail'];
  leavesAt?: EditionPreview['leavesAt'];
}

/**
 * What saving these values would do; neither a preview nor a problem while that is not known yet. A mail that is looked at,
 * and when it leaves, stay while the next one is asked for.
 */
export function useEditionPreview(key: string, values: EditionValues, isChanged: boolean): Shown {
  const [ask] = usePreviewEditionMutation();
  const [known, setKnown] = useState<Known>();
  const asked = JSON.stringify(values);
  useEffect(() => {
    if (!isChanged) {
      setKnown(undefined);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data, error } = await ask({ key, editionForm: formOf(JSON.parse(asked) as EditionValues) });
      if (isCurrent) setKnown({ of: asked, preview: data, problem: error && problemOf(error) });
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key, asked, isChanged]);
  if (!isChanged || !known) return {};
  const shown = { mail: known.preview?.mail, leavesAt: known.preview?.leavesAt };
  return known.of === asked ? { preview: known.preview, problem: known.problem, ...shown } : shown;
}
