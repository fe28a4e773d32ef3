/** The type faces: loaded after the start screen, which is shown in faces of the system that take the same room (`fallbackFaces.css`). */
import '../design/fonts.css';
