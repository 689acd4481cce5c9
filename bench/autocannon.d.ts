/** The package brings no types; these are the ones used here. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    method?: "GET" | "POST";
    body?: string;
    /** Puts a new text for every [<id>] in the body. */
    idReplacement?: boolean;
  };
  type Result = {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
