import type { Endpoint } from "../service/endpoint.ts";
import { challengeEndpoint } from "./endpoints/challenge.ts";
import { enrollEndpoint } from "./endpoints/enroll.ts";
import { manageFactorEndpoints } from "./endpoints/manage-factors.ts";
import { recoveryCodeEndpoints } from "./endpoints/recovery-codes.ts";
import { unenrollEndpoint } from "./endpoints/unenroll.ts";
import { verifyEndpoint } from "./endpoints/verify.ts";

export const factorEndpoints: Endpoint[] = [
  enrollEndpoint,
  challengeEndpoint,
  verifyEndpoint,
  unenrollEndpoint,
  ...recoveryCodeEndpoints,
  ...manageFactorEndpoints,
];
