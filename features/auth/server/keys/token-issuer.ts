import { perServices } from "../per-services.ts";

/** The `iss` claim of this installation's access tokens, once the service is mounted. */
export const tokenIssuer = perServices(() => {
  let issuer: string | undefined;
  return {
    get: () => issuer,
    set(name: string) {
      issuer = name;
    },
  };
});
