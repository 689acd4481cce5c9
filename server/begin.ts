import { setMemory } from "./memory-settings";

/* build/server/main.js: slow imports come after the step that may restart the process. */
setMemory(process.env);
await import("./site.js" as string);
