import { api } from "#platform/web/api/client.ts";
import type { AdminCheck } from "#platform/web/modules/admin-check.ts";
import { describeOperator } from "./describe-operator.ts";

/** Whether the legal texts can name who runs this installation. */
export const operatorCheck: AdminCheck = {
  key: "operator",
  title: "Operator's details",
  to: "/admin/app-settings?tab=operator",
  async read(signal) {
    const path = { kind: "operator", language: "en" } as const;
    const { data } = await api.GET("/api/v1/admin/contents/{kind}/{language}", { params: { path }, signal });
    return describeOperator(data?.body);
  },
};
