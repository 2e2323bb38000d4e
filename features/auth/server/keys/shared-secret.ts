import { perServices } from "../per-services.ts";

/**
 * The secret that older installations share with their programs: it signs their API keys and tokens (HS256).
 * Without one no such token is believed.
 */
export const sharedSecret = perServices(() => {
  let bytes: Uint8Array | undefined;
  return {
    get: () => bytes,
    set(secret: string | undefined) {
      bytes = secret === undefined ? undefined : new TextEncoder().encode(secret);
    },
  };
});
