import { formMistakes } from '../contracts/form';
import { json, parseJson, type Provider } from './provider';

/** The form endpoint: JSON, open to other sites (R162). */
export const formProvider: Provider = {
  path: '/api/formSubmit.php',
  allowsOtherSites: true,
  check: (call) => {
    const { payload, mistakes } = parseJson(call);
    return { payload, mistakes: [...mistakes, ...formMistakes(payload)] };
  },
  answer: (mode, { mistakes }) => {
    if (mistakes.length > 0) return json(400, { success: false, mistakes });
    if (mode === 'error-400') return json(400, { success: false });
    if (mode === 'error-500') return json(500, { success: false });
    return json(200, { success: true });
  },
};
