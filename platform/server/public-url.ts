import type { Services } from "./services.ts";

const urls = new WeakMap<Services, string>();

/** Registers where people and senders of webhooks find this installation. */
export function registerPublicUrl(services: Services, publicUrl: string): void {
  urls.set(services, publicUrl);
}

/** Throws when this server was not told. */
export function publicUrlOf(services: Services): string {
  const url = urls.get(services);
  if (!url) throw new Error("This server does not know its public address.");
  return url;
}
