import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { Endpoint } from "../endpoint.ts";

const methods: Endpoint["method"][] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const paths = [
  "/oauth/*",
  "/user/oauth/*",
  "/admin/oauth/*",
  "/admin/custom-providers",
  "/admin/custom-providers/*",
];

/** Protocol paths without an implementation here answer `feature_disabled` instead of 404. */
export const unsupportedEndpoints: Endpoint[] = paths.flatMap((path) =>
  methods.map((method) => ({ method, path, answer: async () => fail(authErrors, "feature_disabled") })),
);
