/** The address of a server that listens on `host` and `port`, as a browser on the same machine writes it. */
export function localUrl(host: string, port: number) {
  const isAnyAddress = host === "0.0.0.0" || host === "::" || host === "";
  const name = isAnyAddress ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return port === 80 ? `http://${name}` : `http://${name}:${port}`;
}
