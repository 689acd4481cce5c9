import { setMemory } from "./memory-settings";

/* build/server/main.js: what takes time to load comes after what may start the process anew. */
setMemory(process.env);
await import("./site.js" as string);
