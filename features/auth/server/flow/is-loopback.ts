/** Whether the host, in the notation of `URL`, is this machine: a loopback address or `localhost`. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || /^(127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
