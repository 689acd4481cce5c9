/** Writes the log into the file and empties it. Outside of any transaction. */
export const checkpoint = "pragma wal_checkpoint(truncate)";
