interface Address {
  readonly city: string;
  readonly addressLines: readonly string[];
}

interface OfficeAddressesProps {
  office: Address & { readonly alsoIn: readonly Address[] | null };
  /** All but the first are below their cities. */
  isNamed?: boolean;
}

/**
 * The addresses of an office, one for each of its cities, half a line apart (R29). For an `<address>`, which shows the line
 * breaks of its paragraphs.
 */
export function OfficeAddresses({ office, isNamed }: OfficeAddressesProps) {
  const addresses = [office, ...(office.alsoIn ?? [])];
  return addresses.map(({ city, addressLines }, index) => (
    // Translators leave addresses as they are, but may change the page's direction.
    <p key={addressLines.join()} dir="auto">
      {isNamed && index > 0 && <b>{`${city}\n`}</b>}
      <span>{addressLines.join('\n')}</span>
    </p>
  ));
}
