/** The URL that a browser on this machine uses for a server listening on `host` and `port`. */
export function localUrl(host: string, port: number) {
  const isAnyAddress = host === "0.0.0.0" || host === "::" || host === "";
  const name = isAnyAddress ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return port === 80 ? `http://${name}` : `http://${name}:${port}`;
}
