import { registerHooks } from "node:module";

const app = new URL("../app/", import.meta.url).href;

/** The site's own imports leave out ".ts" and write "~" for app/, neither of which Node alone follows. */
registerHooks({
  resolve(specifier, context, next) {
    const ours = !context.parentURL?.includes("/node_modules/");
    const full = ours ? specifier.replace(/^~\//, app) : specifier;
    const own = full.startsWith(".") || full.startsWith(app);
    return next(ours && own && !/\.\w+$/.test(full) ? `${full}.ts` : full, context);
  },
});
