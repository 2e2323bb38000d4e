import { classNames } from "./class-names.ts";
import { findInitials } from "./find-initials.ts";
import { LogoMark } from "./logo-mark.tsx";

/** A person by their picture or initials, or the assistant by its mark. */
export function Avatar({
  name,
  kind = "person",
  size = "md",
  isNamed = false,
  picture,
  className,
}: AvatarProps) {
  return (
    <span
      {...(isNamed ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      className={classNames(
        "inline-grid shrink-0 place-items-center font-medium select-none",
        kind === "person" ? "rounded-full bg-paper-3 text-ink-2" : "rounded-lg bg-accent-soft",
        sizes[size].box,
        className,
      )}
    >
      {picture ? (
        <img src={picture} alt="" className="size-full rounded-[inherit] object-cover" />
      ) : kind === "person" ? (
        findInitials(name)
      ) : (
        <LogoMark sizePx={sizes[size].markPx} />
      )}
    </span>
  );
}

const sizes = {
  sm: { box: "size-6 text-2xs", markPx: 14 },
  md: { box: "size-8 text-xs", markPx: 18 },
  lg: { box: "size-12 text-lg", markPx: 26 },
};

interface AvatarProps {
  name: string;
  kind?: "person" | "assistant";
  size?: keyof typeof sizes;
  /** True where the name stands beside it, so that it is not read twice. */
  isNamed?: boolean;
  /** Address of the person's picture, if there is one. */
  picture?: string | undefined;
  className?: string;
}
