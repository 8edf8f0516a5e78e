interface Address {
  readonly city?: string;
  readonly addressLines: readonly string[];
}

interface OfficeAddressesProps {
  office: Address & { readonly alsoIn: readonly Address[] | null };
  /** Each address is below its city, if it has one. */
  isNamed?: boolean;
}

/**
 * The addresses of an office, one for each of its cities, half a line apart (R29). For an `<address>`, which shows the line
 * breaks of its paragraphs.
 */
export function OfficeAddresses({ office, isNamed }: OfficeAddressesProps) {
  return [office, ...(office.alsoIn ?? [])].map(({ city, addressLines }) => (
    // Translators leave addresses as they are, but may change the page's direction.
    <p key={addressLines.join()} dir="auto">
      {isNamed && city && <b>{`${city}\n`}</b>}
      <span>{addressLines.join('\n')}</span>
    </p>
  ));
}
