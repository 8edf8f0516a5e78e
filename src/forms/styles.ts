/**
 * The styles of the server-rendered forms, which are visible before their chunks load. The chunks contain the styles of
 * lists, dialog and spinner.
 */
import '../components/Button/Button.module.css';
import '../components/CheckboxField/CheckboxField.module.css';
import '../components/FieldFrame/FieldFrame.module.css';
import '../components/FieldFrame/control.module.css';
import '../components/SelectField/SelectField.module.css';
import '../components/TextArea/TextArea.module.css';
import '../components/TextField/TextField.module.css';
import './form.module.css';
