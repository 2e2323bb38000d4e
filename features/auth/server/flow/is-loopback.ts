/** Whether the host, as `URL` writes it, is this machine: by number or as `localhost`. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || /^(127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
