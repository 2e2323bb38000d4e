import { FileImage, FileSpreadsheet, FileText } from "lucide-react";

/** An icon by the ending of a name. Decorative. */
export function FileIcon({ name }: { name: string }) {
  const Icon = iconFor(name.split(".").at(-1)?.toLowerCase() ?? "");
  return <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />;
}

function iconFor(ending: string) {
  if (["png", "jpg", "jpeg", "webp"].includes(ending)) return FileImage;
  return ["xlsx", "csv", "tsv"].includes(ending) ? FileSpreadsheet : FileText;
}
