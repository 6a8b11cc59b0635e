import type { Plugin } from 'vite';

/** The copy of valibot that visitors' forms use. */
export const FORM_VALIBOT = /node_modules\/valibot.*\?forms$/;
const OF_FORMS = /\/src\/domain\/(?:leads\/|field-errors\.ts$)/;

/**
 * Gives the modules that judge visitors' forms a copy of valibot: a chunk holds all of a module that any page uses, and
 * visitors would download the schemas of the admin too.
 */
export const formValibot = (): Plugin => ({
  name: 'form-valibot',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'valibot' || importer === undefined || !OF_FORMS.test(importer)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?forms`, moduleSideEffects: false };
  },
});
