import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { setMemory } from "./memory-settings";

/* build/server/main.js: what takes time to load comes after what may start the process anew. */
setMemory(process.env);
// What Node has compiled at one start is there for the next; where nothing may be written, it is not.
enableCompileCache(join(import.meta.dirname, "compiled"));
await import("./site.js" as string);
flushCompileCache();
