import { Link, useSearchParams } from "react-router";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { OtherLanguage } from "../../contract/content/content-version.ts";
import { nameField } from "../../contract/content/name-field.ts";

/** Reports that the other language lags behind, with a link to it. */
export function OtherLanguageNotice({ other }: { other: OtherLanguage }) {
  const [search] = useSearchParams();
  const there = new URLSearchParams(search);
  there.set("language", other.language);
  const name = other.language === "de" ? "German" : "English";
  const sections = [...new Set(other.places.map((place) => nameField(place.split(" › ")[0] ?? "")))];
  return (
    <Banner
      action={
        <Link
          to={`?${there}`}
          replace
          preventScrollReset
          className="py-1 text-sm font-medium underline decoration-line-3 underline-offset-4 hover:text-accent"
        >
          Edit the {name} text
        </Link>
      }
    >
      <p>
        The {name} text is out of date: version {other.version}, published on{" "}
        {time.format(new Date(other.publishedAt))}, does not include the changes made here in{" "}
        {list.format(sections)}.
      </p>
    </Banner>
  );
}

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
