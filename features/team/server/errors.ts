import { defineErrors } from "#platform/server/errors.ts";
import { memberErrors as errors } from "../contract/members/member-errors.ts";

export const memberErrors = defineErrors(errors);
