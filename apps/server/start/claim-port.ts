import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { StartError } from "#platform/server/config/start-error.ts";

/**
 * Checks whether the server may listen on `port` before anything else starts. Returns the port, or a free one
 * for 0. Throws StartError.
 */
export async function claimPort(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, "listening");
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, host, port);
  } finally {
    probe.close();
  }
}

/** Explains why the server cannot listen there. */
export function explainListenError(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (cause.code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} on ${host} is taken by another program.`,
        `End that program, or set PORT to a free one: PORT=${port + 1} npm start`,
        { cause },
      );
    case "EACCES":
      return new StartError(
        `This user may not listen on port ${port}.`,
        "Set PORT to one above 1023 and put a reverse proxy in front.",
        { cause },
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartError(
        `HOST is "${host}", which is no address of this machine.`,
        "Set HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for all its addresses.",
        { cause },
      );
  }
  return cause;
}
