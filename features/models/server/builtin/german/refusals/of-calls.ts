import type { ToldRefusal } from "./told-refusal.ts";

/** Why a tool was not run, or did not end, whichever it is. */
export const ofCalls: ToldRefusal[] = [
  [
    /^Not carried out: nobody approved it in time\.$/,
    "Nicht ausgeführt: Niemand hat es rechtzeitig genehmigt. Sie können noch einmal darum bitten.",
  ],
  [
    /^Not carried out: the call or the tool is not what a person approved\.$/,
    "Nicht ausgeführt: Es ist nicht das, was genehmigt wurde. Sie können noch einmal darum bitten.",
  ],
  [
    /^Not carried out: it needs an approval and is too long to be shown\. Make it shorter, or split it\.$/,
    "Nicht ausgeführt: Es braucht eine Genehmigung und ist zu lang, um gezeigt zu werden. Kürzen oder teilen Sie es.",
  ],
  [
    /^Not carried out: (.+) denied it\. They gave no reason\..*$/,
    "Nicht ausgeführt: $1 hat es abgelehnt, ohne einen Grund zu nennen.",
  ],
  [/^Not carried out: (.+?) denied it\. Their reason: (.*)$/, "Nicht ausgeführt: $1 hat es abgelehnt: „$2“"],
  [
    /^Not carried out: a rule of this workspace forbids it\..*$/,
    "Nicht ausgeführt: Eine Regel dieses Arbeitsbereichs verbietet es.",
  ],
  [/^Not carried out: the tool call was cancelled\.$/, "Nicht ausgeführt: Die Antwort wurde angehalten."],
  [
    /^Not carried out: the run ended before this was decided\.$/,
    "Nicht ausgeführt: Die Antwort endete, bevor darüber entschieden wurde.",
  ],
  [
    /^Not carried out: whether this is allowed could not be found out\.$/,
    "Nicht ausgeführt: Ob es erlaubt ist, ließ sich nicht feststellen.",
  ],
  [
    /^Not carried out: .+ is no longer available to this person\.$/,
    "Nicht ausgeführt: Dieses Werkzeug steht Ihnen nicht mehr zur Verfügung.",
  ],
  [
    /^Not carried out: .+ changed, so it is off until an admin has reviewed it\.$/,
    "Nicht ausgeführt: Dieses Werkzeug hat sich geändert und wartet auf die Prüfung durch einen Admin.",
  ],
  [
    /^Not carried out: .+ does not answer at the moment\. It is still there: say so, and that it can be asked for again\.$/,
    "Nicht ausgeführt: Dieses Werkzeug antwortet gerade nicht. Versuchen Sie es später noch einmal.",
  ],
  [
    /^Not carried out: .+ has changed since this run began, so it is not what the run was given\.$/,
    "Nicht ausgeführt: Dieses Werkzeug hat sich inzwischen geändert. Schreiben Sie noch einmal, dann gilt es, wie es jetzt ist.",
  ],
  [
    /^Not carried out: this call gave the same result three times, and it will again\.$/,
    "Nicht ausgeführt: Das Ergebnis war schon dreimal dasselbe.",
  ],
  [/^The answer was stopped while this ran\.$/, "Die Antwort wurde währenddessen angehalten."],
  [/^The tool did not finish within (\S+) s\.$/, "Das Werkzeug wurde in $1 s nicht fertig."],
  [/^The tool call did not finish\.$/, "Das Werkzeug wurde nicht fertig."],
  [/^This was not allowed\.$/, "Das wurde nicht erlaubt."],
  [
    /^.+ failed for a reason of its own\. Trying once more may help\.$/,
    "Das Werkzeug ist aus einem eigenen Grund gescheitert. Ein zweiter Versuch kann helfen.",
  ],
  [
    /^.*It may or may not have been done\. Check before trying again\.$/,
    "Ob es geschehen ist, steht nicht fest. Sehen Sie nach, bevor Sie es noch einmal versuchen.",
  ],
  [/^There is no tool named .*$/, "Dieses Werkzeug gibt es hier nicht."],
];
