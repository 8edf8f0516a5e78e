import { useRef } from 'react';
import { ContactFields } from './fields/ContactFields';
import { EMPTY_CONTACT, restoredContact } from './fields/contactValues';
import { FormFrame } from './frame/FormFrame';
import { Trap, trappedText } from './fields/Trap';
import { enquiryErrors, MANDATORY_FIELDS } from './rules';
import { SubmitButton } from './fields/SubmitButton';
import { factSheetPayload, sendFactSheetRequest } from './submit/requestFactSheet';
import { useFormTexts } from './useFormTexts';

/**
 * The form that has a fact sheet sent to the visitor.
 * @param props.factSheet The slug of the fact sheet.
 */
export function FactSheetForm({ factSheet }: { factSheet: string }) {
  const { words } = useFormTexts();
  const trap = useRef<HTMLInputElement>(null);
  return (
    <FormFrame
      id="fact-sheet-form"
      empty={EMPTY_CONTACT}
      validate={enquiryErrors}
      mandatory={MANDATORY_FIELDS}
      restore={restoredContact}
      send={(values) =>
        sendFactSheetRequest(factSheetPayload(values, factSheet, trappedText(trap.current)))
      }
      sentText={words.factSheetSuccess}
    >
      <ContactFields />
      <Trap ref={trap} />
      <SubmitButton>{words.submit.factSheet}</SubmitButton>
    </FormFrame>
  );
}
