import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { buildFolder } from "./core/build-folder";
import { setMemory } from "./core/config/memory-settings";

/* build/server/main.js: slow imports come after the step that may restart the process. */
setMemory(process.env);
// What Node has compiled at one start is there for the next; where nothing may be written, it is not.
enableCompileCache(join(buildFolder, "server/compiled"));
await import("./server");
flushCompileCache();
