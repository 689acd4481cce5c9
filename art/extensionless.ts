import { registerHooks } from "node:module";

/** The site's own imports leave out ".ts", which Node alone does not follow. */
registerHooks({
  resolve(specifier, context, next) {
    const ours = !context.parentURL?.includes("/node_modules/");
    const bare = specifier.startsWith(".") && !/\.\w+$/.test(specifier);
    return next(ours && bare ? `${specifier}.ts` : specifier, context);
  },
});
