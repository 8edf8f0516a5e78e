interface Address {
  readonly addressLines: readonly string[];
}

interface OfficeAddressesProps {
  office: Address & { readonly alsoIn: readonly Address[] | null };
}

/**
 * The addresses of an office, one for each of its cities, half a line apart (R29). For an `<address>`, which shows the line
 * breaks of its paragraphs.
 */
export function OfficeAddresses({ office }: OfficeAddressesProps) {
  return [office, ...(office.alsoIn ?? [])].map(({ addressLines }) => (
    // Translators leave addresses as they are, but may change the page's direction.
    <p key={addressLines.join()} dir="auto">
      {addressLines.join('\n')}
    </p>
  ));
}
