import { localeOf } from "#platform/web/language/locale.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { shortId } from "../event/compose-sentence.ts";
import { useActs } from "../use-acts.ts";
import { useLogRights } from "../use-log.ts";
import { describeAct } from "./describe-act.ts";
import type { FilterName, LogFilter } from "./log-filter.ts";

/** The value of a condition in words. */
export function useFilterWords(): (filter: LogFilter, name: FilterName) => string {
  const texts = useTexts(complianceTexts);
  const acts = useActs();
  const { people = [] } = useLogRights().data ?? {};
  return (filter, name) => {
    const value = filter[name] ?? "";
    switch (name) {
      case "who":
        return people.find(({ id }) => id === value)?.name || shortId(value);
      case "kind":
        return filter.kind ? texts.kinds[filter.kind] : "";
      case "act":
        return acts ? describeAct(acts, value) : value;
      case "outcome":
        return filter.outcome ? texts.outcomes[filter.outcome] : "";
      case "from":
      case "to":
        return new Date(value).toLocaleDateString(localeOf[readPageLanguage()], { dateStyle: "medium" });
      case "q":
        return value;
      default:
        return shortId(value);
    }
  };
}
