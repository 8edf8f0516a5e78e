import { useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

function DialogSample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <Dialog title="Sample dialog" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <p>Escape, the button or a click on the backdrop closes it.</p>
        </Dialog>
      )}
    </>
  );
}

export const samples = { 'opened by a button': <DialogSample /> };
