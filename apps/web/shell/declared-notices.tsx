import { NoticeSources } from "#platform/web/notices/notice-sources.tsx";
import { webModules } from "../web-modules.ts";

const sources = webModules.flatMap((module) => module.notices ?? []);

/** The notices that the features declare. */
export function DeclaredNotices() {
  return <NoticeSources sources={sources} />;
}
