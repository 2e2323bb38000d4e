import { perServices } from "../per-services.ts";

/**
 * The HS256 secret that older installations use for their API keys and tokens. Without it such tokens are
 * refused.
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
