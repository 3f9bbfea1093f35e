"""The room of the sheet that lies on the table while one plays."""
