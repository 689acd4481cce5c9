import type { MemoryFile } from "~/core/http/files/memory-file";
import type { RefusedStatus } from "./refused-statuses";

/** In memory: it must be sent when no more files can be opened. */
export type RefusalPage = MemoryFile;

export type RefusalPages = Readonly<Record<RefusedStatus, RefusalPage>>;
